/** Something whose code comes when it is first asked for; a load that failed is tried again by the next who asks. */
export interface Once<Part> {
  readonly ready: () => Part | undefined;
  readonly load: () => Promise<Part>;
}

export function once<Part>(bring: () => Promise<Part>): Once<Part> {
  let ready: Part | undefined;
  let loading: Promise<Part> | undefined;
  const load = () => {
    loading ??= bring().then(
      (part) => (ready = part),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { ready: () => ready, load };
}
