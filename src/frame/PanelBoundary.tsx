import { Component, createRef, type ReactNode } from "react";
import styles from "./Loaded.module.css";
import { PanelError } from "./PanelError";

type Props = {
  /** What it holds, in a sentence of the error: the panel's title. */
  title: string;
  children: ReactNode;
};

/** A panel that throws while it is drawn shows its error and a retry; the others stay [F117]. */
export class PanelBoundary extends Component<Props, { failure: unknown; attempt: number }> {
  override state = { failure: undefined as unknown, attempt: 0 };
  private readonly box = createRef<HTMLDivElement>();

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure: failure ?? new Error("") };
  }

  private readonly retry = (): void => {
    this.setState(({ attempt }) => ({ failure: undefined, attempt: attempt + 1 }));
    this.box.current?.focus();
  };

  override render(): ReactNode {
    const { failure, attempt } = this.state;
    return (
      <div ref={this.box} tabIndex={-1} className={styles.loaded}>
        {failure === undefined ? (
          <div key={attempt}>{this.props.children}</div>
        ) : (
          <PanelError title={this.props.title} failure={failure} onRetry={this.retry} />
        )}
      </div>
    );
  }
}
