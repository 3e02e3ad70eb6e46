import { usePage } from "../frame/page";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** Says politely where one has arrived [17]. */
export function RouteAnnouncer() {
  const { title } = usePage();
  return (
    <VisuallyHidden role="status" aria-live="polite" data-announcer>
      {title}
    </VisuallyHidden>
  );
}
