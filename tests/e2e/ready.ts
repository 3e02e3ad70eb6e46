import { inject } from "vitest";

const failure = inject("failure");
if (failure !== "") throw new Error(failure);
