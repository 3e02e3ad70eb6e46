declare module "plotly.js/lib/core" {
  const Plotly: {
    register: (modules: readonly unknown[]) => void;
    newPlot: (element: HTMLElement, data: unknown[], layout: object, config: object) => Promise<unknown>;
    purge: (element: HTMLElement) => void;
  };
  export = Plotly;
}

declare module "plotly.js/lib/bar" {
  const bar: unknown;
  export = bar;
}
