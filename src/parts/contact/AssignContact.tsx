import { Link2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { allows } from "../../rules/permission";
import { Button } from "../../ui/Button";
import { lazyPart } from "../../ui/lazyPart";
import type { AssignContactDialogProps } from "./AssignContactDialog";

const Dialog = lazyPart<AssignContactDialogProps>(
  async () => (await import("./AssignContactDialog")).AssignContactDialog,
  () => null,
);

/** Opens the search for contacts of one's organization that are to be called about a park. */
export const AssignContact = observer(function AssignContact(
  props: Omit<AssignContactDialogProps, "onClose">,
) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!allows(useTools().context().access, "contacts")) return null;
  return (
    <>
      <Button icon={Link2} onClick={() => setOpen(true)}>
        {t("people.contacts.assign.button")}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
});
