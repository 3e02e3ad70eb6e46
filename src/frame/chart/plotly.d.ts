declare module "plotly.js/lib/core" {
  const Plotly: { register: (modules: readonly unknown[]) => void };
  export = Plotly;
}

declare module "plotly.js/lib/bar" {
  const bar: unknown;
  export = bar;
}
