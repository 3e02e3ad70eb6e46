import { usePage } from "../frame/page";
import { Name } from "../ui/Name";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Says politely where one has arrived [17]. */
export function RouteAnnouncer() {
  const { title } = usePage();
  return (
    <VisuallyHidden role="status" aria-live="polite" data-announcer>
      <Name>{title}</Name>
    </VisuallyHidden>
  );
}
