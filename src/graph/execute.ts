import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  isLeafType,
  isListType,
  isNonNullType,
  locatedError,
} from "graphql";
import type {
  DocumentNode,
  ExecutionResult,
  FieldNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
} from "graphql";
import type { GraphContext } from "./context";
import type { LazySchema } from "./schema";
import { selections } from "./selection";
import type { Select } from "./selection";

export interface Request {
  readonly schema: LazySchema;
  /** Validated, with one operation: a query or a mutation. */
  readonly document: DocumentNode;
  readonly variableValues: Readonly<Record<string, unknown>>;
  readonly contextValue: GraphContext;
}

type Row = Record<string, unknown>;

/** Where a value stands: its key, and the place of what holds it. */
interface Place {
  readonly key: string | number;
  readonly within: Place | undefined;
}

/**
 * Makes a value, which is not null, what a type says; throws where it is not. Its place is made only where values stand
 * within it: for each text and number it would cost as much as the rest.
 */
type Complete = (value: unknown, key: Place["key"], within: Place | undefined) => unknown;

type IsComplete = (value: unknown) => boolean;

const isText: IsComplete = (value) => typeof value === "string";
const isUnknown: IsComplete = () => false;

/** What a scalar of GraphQL would leave as it is. One of ours is always asked. */
const completeIn: ReadonlyMap<string, IsComplete> = new Map<string, IsComplete>([
  ["ID", isText],
  ["String", isText],
  ["Boolean", (value) => typeof value === "boolean"],
  ["Float", Number.isFinite],
  ["Int", (value) => typeof value === "number" && (value | 0) === value],
]);

/** A position of the answer that holds values of one type: a field of all rows, or the items of all its lists. */
interface Position {
  readonly name: string;
  readonly nodes: readonly FieldNode[];
  readonly complete: Complete;
  /** Whether it is known that `complete` would leave a value as it is: asked first, since it holds for nearly all. */
  readonly isComplete: IsComplete;
  readonly isNullable: boolean;
}

interface Step {
  readonly key: string;
  readonly position: Position;
  readonly resolve: (parent: unknown) => unknown;
}

/** None of our resolvers asks for it. */
const noInfo = {} as GraphQLResolveInfo;

function pathOf({ key, within }: Place): (string | number)[] {
  return within ? [...pathOf(within), key] : [key];
}

/** Fills what holds several values: at once where all of them are there, else as a promise. */
function gather<Holder>(
  holder: Holder,
  size: number,
  fill: (index: number) => Promise<void> | undefined,
): Holder | Promise<Holder> {
  const waiting: Promise<void>[] = [];
  for (let index = 0; index < size; index += 1) {
    try {
      const filling = fill(index);
      if (filling) waiting.push(filling);
    } catch (error) {
      // What has begun ends first, so that no later failure is left without a listener.
      if (waiting.length === 0) throw error;
      return Promise.allSettled(waiting).then(() => {
        throw error;
      });
    }
  }
  return waiting.length === 0 ? holder : Promise.all(waiting).then(() => holder);
}

/** Sets a key, which keeps its turn in the order of the selection while its value is on its way. */
function put(holder: Row | unknown[], key: string | number, value: unknown): Promise<void> | undefined {
  const row = holder as Row;
  row[key] = value;
  if (!(value instanceof Promise)) return undefined;
  return value.then((arrived: unknown) => {
    row[key] = arrived;
  });
}

/** One operation under way. Each selection is worked out once and not once a row: that is what makes lists fast. */
class Execution {
  readonly errors: GraphQLError[] = [];
  readonly #select: Select;
  readonly #variables: Row;
  readonly #context: GraphContext;

  constructor({ document, contextValue }: Request, variables: Row) {
    this.#select = selections(document, variables);
    this.#variables = variables;
    this.#context = contextValue;
  }

  stepsOf(type: GraphQLObjectType, sets: readonly (SelectionSetNode | undefined)[]): Step[] {
    return [...this.#select(type.name, sets)].flatMap(([key, nodes]) => this.#stepOf(type, key, nodes) ?? []);
  }

  #stepOf(parent: GraphQLObjectType, key: string, nodes: readonly [FieldNode, ...FieldNode[]]) {
    const field = nodes[0].name.value;
    if (field === "__typename") {
      const complete: Complete = (value) => value;
      return {
        key,
        position: { name: field, nodes, complete, isComplete: isText, isNullable: false },
        resolve: () => parent.name,
      };
    }
    const definition = parent.getFields()[field];
    if (!definition) return undefined;
    const { resolve } = definition;
    const position = this.#positionOf(definition.type, `${parent.name}.${field}`, nodes);
    if (!resolve) return { key, position, resolve: (row: unknown) => (row as Row)[field] };
    let values: Row | undefined;
    return {
      key,
      position,
      resolve: (row: unknown) => {
        values ??= getArgumentValues(definition, nodes[0], this.#variables);
        return resolve(row, values, this.#context, noInfo);
      },
    };
  }

  #positionOf(type: GraphQLOutputType, name: string, nodes: readonly FieldNode[]): Position {
    const isNullable = !isNonNullType(type);
    const plain = isNonNullType(type) ? type.ofType : type;
    const isComplete = (isLeafType(plain) && completeIn.get(plain.name)) || isUnknown;
    return { name, nodes, complete: this.#completionOf(plain, name, nodes), isComplete, isNullable };
  }

  #completionOf(type: GraphQLOutputType, name: string, nodes: readonly FieldNode[]): Complete {
    if (isLeafType(type)) return (value) => type.serialize(value);
    if (isListType(type)) {
      const items = this.#positionOf(type.ofType as GraphQLOutputType, name, nodes);
      return (value, key, within) => {
        if (!Array.isArray(value))
          throw new Error(`Expected Iterable, but did not find one for field "${name}".`);
        return this.#list(items, value, { key, within });
      };
    }
    const sets = nodes.map(({ selectionSet }) => selectionSet);
    let steps: Step[] | undefined;
    return (value, key, within) => {
      steps ??= this.stepsOf(type as GraphQLObjectType, sets);
      return this.row(steps, value, { key, within });
    };
  }

  #list(items: Position, values: readonly unknown[], place: Place): unknown {
    const list: unknown[] = [];
    return gather(list, values.length, (index) => {
      const value = values[index];
      if (!items.isComplete(value)) return put(list, index, this.#valueAt(items, value, index, place));
      list[index] = value;
      return undefined;
    });
  }

  row(steps: readonly Step[], parent: unknown, place: Place | undefined): unknown {
    const row: Row = {};
    return gather(row, steps.length, (index) => {
      const { key, position, resolve } = steps[index] as Step;
      let value: unknown;
      try {
        value = resolve(parent);
      } catch (error) {
        row[key] = this.#failed(position, error, key, place);
        return undefined;
      }
      if (position.isComplete(value)) {
        row[key] = value;
        return undefined;
      }
      return put(row, key, this.#valueAt(position, value, key, place));
    });
  }

  /** One field after the other, as writes go. */
  async rowInTurn(steps: readonly Step[]): Promise<Row> {
    const row: Row = {};
    for (const step of steps) Object.assign(row, await this.row([step], undefined, undefined));
    return row;
  }

  #valueAt(position: Position, value: unknown, key: Place["key"], within: Place | undefined): unknown {
    try {
      const pending = value instanceof Promise ? value : this.#completed(position, value, key, within);
      if (!(pending instanceof Promise)) return pending;
      const failed = (error: unknown) => this.#failed(position, error, key, within);
      if (pending !== value) return pending.then(undefined, failed);
      return pending.then((arrived: unknown) => this.#valueAt(position, arrived, key, within), failed);
    } catch (error) {
      return this.#failed(position, error, key, within);
    }
  }

  #completed(
    { name, complete, isNullable }: Position,
    value: unknown,
    key: Place["key"],
    within: Place | undefined,
  ): unknown {
    if (value instanceof Error) throw value;
    if (value !== null && value !== undefined) return complete(value, key, within);
    if (isNullable) return null;
    throw new Error(`Cannot return null for non-nullable field ${name}.`);
  }

  /** A failure makes a nullable value null, and is its holder's failure otherwise (GraphQL §6.4.4). */
  #failed({ nodes, isNullable }: Position, raw: unknown, key: Place["key"], within: Place | undefined): null {
    const error = locatedError(raw, nodes, pathOf({ key, within }));
    if (!isNullable) throw error;
    this.errors.push(error);
    return null;
  }
}

/**
 * Runs a document's operation as GraphQL's execution does (§6 of its specification): the fields of a query side by
 * side, those of a mutation in turn; a failure is null and an error with its path. For a schema without interfaces and
 * unions, whose resolvers do not ask for `info`.
 */
export async function execute(request: Request): Promise<ExecutionResult> {
  const { schema, document, variableValues } = request;
  const operation = document.definitions.find((each) => each.kind === "OperationDefinition");
  const isWrite = operation?.operation === "mutation";
  const root = isWrite ? schema.getMutationType() : schema.getQueryType();
  if (!operation || !root) throw new GraphQLError("There is nothing to run.");
  // All that it asks of a schema is a type by its name.
  const types = schema as GraphQLSchema;
  const variables = getVariableValues(types, operation.variableDefinitions ?? [], variableValues);
  if (variables.errors) return { errors: variables.errors };
  const execution = new Execution(request, variables.coerced);
  const steps = execution.stepsOf(root, [operation.selectionSet]);
  const running = async () =>
    isWrite ? execution.rowInTurn(steps) : (execution.row(steps, undefined, undefined) as Row);
  const { errors } = execution;
  const data = await running().catch((error: unknown) => {
    errors.push(error as GraphQLError);
    return null;
  });
  return errors.length > 0 ? { errors, data } : { data };
}
