import { Component } from "react";
import type { ReactNode } from "react";

interface WallBoundaryProps {
  /** Said in place of what cannot be drawn. */
  readonly broken: ReactNode;
  /** When it moves on, what failed is drawn again: nobody stands before a wall to press anything. */
  readonly tick: number;
  readonly children: ReactNode;
}

/** One screen of the wall that throws leaves the others alone, and comes back by itself. */
export class WallBoundary extends Component<WallBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ tick }: WallBoundaryProps): void {
    if (this.state.hasFailed && tick !== this.props.tick) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.broken : this.props.children;
  }
}
