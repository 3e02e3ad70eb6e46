import { useNavigate } from "react-router-dom";
import { addressOfEntity } from "../../routes";
import { lazyPart } from "../../ui/lazyPart";
import type { MenuViewProps } from "../../ui/MenuView";
import type { MapMark } from "./mapMarks";
import { useMarkWords } from "./useMarkWords";

/** As every menu takes it: with the first that opens. */
const View = lazyPart<MenuViewProps>(async () => (await import("../../ui/MenuView")).MenuView);

/** Parks in one place that are listed; the others are in the list beside the map. */
const MOST = 100;

/** The parks of a cluster that no zoom takes apart. */
export function MapMenu(props: { mark: MapMark; anchor: Element; onClose: () => void }) {
  const { mark, anchor, onClose } = props;
  const navigate = useNavigate();
  const { countText, parkText } = useMarkWords();
  return (
    <View
      label={countText(mark)}
      caption={countText(mark)}
      anchor={{ current: anchor }}
      entries={mark.cluster.items.slice(0, MOST).map(({ park }) => ({ id: park.uid, label: parkText(park) }))}
      onAction={(uid) => void navigate(addressOfEntity({ kind: "park", uid }) ?? "/sites")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  );
}
