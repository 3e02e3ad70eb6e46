import { GraphProvider } from "../frame/GraphProvider";
import { useSearch } from "../frame/useSearch";
import { isWall } from "../rules/kiosk";
import { lazyPart } from "../ui/lazyPart";
import { PageSpinner } from "../ui/Spinner";
import { wallScreen } from "./screens";
import { Shell } from "./Shell";

const Wallboard = lazyPart(wallScreen, PageSpinner);

/** The shell over the session's graph; on a wall the wall's screens alone. */
export function Inside() {
  const [search] = useSearch();
  return <GraphProvider>{isWall(search) ? <Wallboard /> : <Shell />}</GraphProvider>;
}
