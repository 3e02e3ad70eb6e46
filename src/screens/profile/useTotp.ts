import { useEffect, useState } from "react";
import { usePortal } from "../../frame/portal";
import type { TotpActor } from "../../machines/totp";

/** The second factor's management while it is on screen: what is secret goes with it [88]. */
export function useTotp() {
  const { openTotp, onRefresh } = usePortal();
  const [totp, setTotp] = useState<TotpActor>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isShown = true;
    let actor: TotpActor | undefined;
    let stopAsking = () => {};
    openTotp().then(
      (opened) => {
        if (!isShown) return;
        actor = opened;
        opened.start();
        opened.send({ type: "LOAD" });
        stopAsking = onRefresh(() => opened.send({ type: "LOAD" }));
        setTotp(opened);
      },
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
      setTotp(undefined);
      stopAsking();
      actor?.stop();
    };
  }, [openTotp, onRefresh, hasFailed]);
  return { totp, hasFailed, retry: () => setFailed(false) };
}
