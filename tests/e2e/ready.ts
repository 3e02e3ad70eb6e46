import { inject } from "vitest";
import { receiveVisitors } from "./visit";

const failure = inject("failure");
if (failure !== "") throw new Error(failure);

receiveVisitors();
