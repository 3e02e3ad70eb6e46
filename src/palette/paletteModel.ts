import { action, computed, makeObservable, observableRef, reaction } from "mobx";
import type { Action } from "../command/action";
import { stepOf } from "../command/collect";
import type { Entity } from "../command/entity";
import { perform } from "../command/perform";
import { planOf } from "../command/plan";
import type { Known } from "../command/plan";
import type { Tools } from "../command/tools";
import { createAsker } from "./asker";
import { createCollector } from "./collector";
import type { Collector } from "./collector";
import { boostOf, defaultAction } from "./finder";
import { lookAround } from "./lookAround";
import { newTab } from "./newTab";
import { createReader } from "./reader";
import { MOST_ROWS, rowsOf } from "./rows";
import type { Row } from "./rows";
import type { Sources } from "./sources";
import { dropText, keepText, textOfStep } from "./typedText";
import { counted, filled, firstView, inPlace, isOnItsWay, root, stageOf } from "./view";
import type { Left, Level, View } from "./view";

/** What belongs to the step that is left. */
const nothing = { present: undefined, unread: undefined, awaits: undefined } as const;

/**
 * The palette's state, outside of React. The highlighted row is always the one Enter runs: typing puts it on the first
 * row in the same step, and what arrives later is appended and never moves it [222] [223].
 */
export class PaletteModel {
  view: View;
  /** Between `open` and `leave`. */
  isOpen = false;
  private readonly collector: Collector;
  private readonly stops: readonly (() => void)[];
  private boost: ReadonlyMap<string, number> = new Map();
  private readonly asker: ReturnType<typeof createAsker>;
  private readonly reader: ReturnType<typeof createReader>;

  constructor(private readonly sources: Sources) {
    this.collector = createCollector(sources.tools, () => this.chosen);
    this.collector.start();
    this.view = firstView(this.collector.getSnapshot().context);
    makeObservable<this, "set">(this, {
      view: observableRef,
      rows: computed,
      highlighted: computed,
      set: action,
    });
    const following = this.collector.subscribe(() => this.followCollector());
    const stopAppending = reaction(
      () => sources.index.loading,
      ({ kinds }, before) => {
        const isMore = kinds.length !== before.kinds.length && this.isOpen;
        if (isMore) {
          sources.look();
          this.boost = boostOf(sources);
        }
        this.append();
        if (isMore) this.set(counted(sources, this.view, this.boost));
        this.goOn();
      },
    );
    this.asker = createAsker(sources.index, () => this.append());
    this.reader = createReader(sources.tools, ({ plan }, read) => {
      const isAsked = this.view.level.type === "collect" && this.view.collected.plan === plan;
      if (!this.isOpen || !isAsked) return;
      this.show(read);
      this.goOn();
    });
    this.stops = [() => following.unsubscribe(), stopAppending, () => this.collector.stop(), this.asker.stop];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  get rows(): readonly Row[] {
    return rowsOf(this.view.sections);
  }

  get highlighted(): Row | undefined {
    return this.rows.find(({ key }) => key === this.view.highlight);
  }

  get highlightedEntity(): Entity | undefined {
    const target = this.highlighted?.target;
    return target?.type === "entity" ? target.entity : undefined;
  }

  /** Whether Enter goes to the screen of the highlighted entity. */
  get opens(): boolean {
    const entity = this.highlightedEntity;
    return entity !== undefined && defaultAction(this.sources, entity) !== undefined;
  }

  /** Begins anew: with what the engine asks for, else with the selected rows as subject, else at the root. */
  open(): void {
    const { tools } = this.sources;
    this.isOpen = true;
    this.boost = lookAround(this.sources);
    this.collector.send({ type: "CANCEL" });
    this.show({ level: root, left: [], query: "", highlight: undefined, stage: "idle", awaits: undefined });
    const { selection } = tools.context();
    if (selection.length > 0 && tools.gate === undefined)
      this.enter({ type: "subject", subjects: selection });
    const asked = tools.engine.takeAsked();
    if (asked) this.collect(asked.action, { subjects: asked.subjects, values: asked.values });
  }

  /** The action that is being asked for, which a screen may have made for itself. */
  private get chosen(): Action | undefined {
    const { level } = this.view;
    return level.type === "collect" ? level.action : undefined;
  }

  close(): void {
    this.sources.tools.overlays.close("palette");
  }

  /** What is offered changed from outside, e.g. the network went: same rows in their places, told anew. */
  refresh(): void {
    if (!this.isOpen) return this.sources.look();
    this.boost = lookAround(this.sources);
    this.set(inPlace(this.view, filled(this.sources, this.view, this.boost)));
  }

  /** It was closed, by whomever: a command under way goes on and reports by toast. */
  leave(): void {
    this.isOpen = false;
    this.asker.stop();
    this.collector.send({ type: "CANCEL" });
  }

  type(query: string): void {
    keepText(this.sources.drafts, this.view, query);
    this.show({ query, highlight: undefined, awaits: undefined });
    if (this.view.level.type === "root") this.asker.later(query);
  }

  /** Rows that came later go to the end; what is there, and the highlight, stay where they are. */
  append(): void {
    const { level, stage, query, highlight } = this.view;
    const old = this.rows;
    const grows = level.type === "root" ? query.trim() !== "" : stage === "asking";
    if (!grows || !this.isOpen || old.length >= MOST_ROWS) return;
    const keys = new Set(old.map(({ key }) => key));
    const { sections } = filled(this.sources, this.view, this.boost);
    const fresh = rowsOf(sections).filter(({ key }) => !keys.has(key));
    if (fresh.length === 0) return;
    const rows = [...old, ...fresh].slice(0, MOST_ROWS);
    this.set({ ...this.view, sections: [{ id: "found", rows }], highlight: highlight ?? rows[0]?.key });
  }

  highlight(key: string): void {
    if (key !== this.view.highlight) this.set({ ...this.view, highlight: key, awaits: undefined });
  }

  /** Up and down, without going around the ends. */
  move(by: number): void {
    const at = this.rows.findIndex(({ key }) => key === this.view.highlight);
    const to = this.rows[Math.min(this.rows.length - 1, Math.max(0, at + by))];
    if (to !== undefined) this.highlight(to.key);
  }

  /** Runs the highlighted row; in a new tab where it leads somewhere. Where its rows are still to come, once they have. */
  run(inNewTab = false): void {
    const { level, query } = this.view;
    if (this.highlighted !== undefined) this.runRow(this.highlighted, inNewTab);
    else if (isOnItsWay(this.sources.index, this.view)) this.set({ ...this.view, awaits: { inNewTab } });
    else if (level.type === "collect") this.collector.send({ type: "ANSWER", answer: { text: query } });
  }

  /** What Enter waited for has come, or will not: it does what it would do now, on the best of all rows. */
  private goOn(): void {
    const { awaits } = this.view;
    if (!this.isOpen || awaits === undefined || isOnItsWay(this.sources.index, this.view)) return;
    this.show({ highlight: undefined, awaits: undefined });
    this.run(awaits.inNewTab);
  }

  runRow({ target, disabled }: Row, inNewTab = false): void {
    if (disabled !== undefined && target.type !== "answer") return;
    const tools = inNewTab ? newTab(this.sources.tools) : this.sources.tools;
    if (target.type === "action") this.choose(target.action, { subjects: target.subjects }, tools);
    else if (target.type === "entity") this.openEntity(target.entity, tools);
    else if (target.type === "answer") this.collector.send({ type: "ANSWER", answer: target.answer });
    else if (target.type === "prefix") this.type(target.sign);
    else if (target.type === "confirm") this.collector.send({ type: "CONFIRM" });
    else if (target.type === "retry") this.retry();
    else if (target.type === "back") this.collector.send({ type: "BACK" });
    else if (target.type === "cancel") {
      dropText(this.sources.drafts, this.view);
      this.collector.send({ type: "CANCEL" });
    }
  }

  /** A file that was picked for the step being asked. */
  answerFile(value: File): void {
    this.collector.send({ type: "ANSWER", answer: { value } });
  }

  /** Ctrl+Enter: what can be done with the highlighted entity. */
  showActions(): void {
    const entity = this.highlightedEntity;
    if (entity !== undefined) this.enter({ type: "subject", subjects: [entity] });
  }

  /** One level up; false at the top, where there is nothing to go up to. */
  back(): boolean {
    if (this.view.level.type === "collect") {
      if (this.view.stage !== "running") this.collector.send({ type: "BACK" });
      else this.collector.send({ type: "CANCEL" });
      return true;
    }
    return this.up();
  }

  private openEntity(entity: Entity, tools: Tools): void {
    const open = defaultAction(this.sources, entity);
    if (open === undefined) this.enter({ type: "subject", subjects: [entity] });
    else this.choose(open, { subjects: [entity] }, tools);
  }

  private choose(chosen: Action, known: Known, tools: Tools): unknown {
    const plan = planOf(chosen, tools.context(), known);
    const asks = plan.steps.length > 0;
    if (asks && chosen.over) return this.collectWhereFound(chosen, known, tools);
    if (asks || plan.review) return this.collect(chosen, known);
    this.close();
    void perform(chosen, tools, { subjects: plan.subjects, values: plan.values, source: "menu" });
  }

  /** Nothing is asked for what could not be done anyway: that is said instead. */
  private async collectWhereFound(chosen: Action, known: Known, tools: Tools): Promise<void> {
    const { kind } = await perform(chosen, tools, { source: "palette", ...known });
    if (kind !== "needsArguments") this.close();
    else if (this.isOpen) this.collect(chosen, known);
  }

  private collect(chosen: Action, known: Known): void {
    this.enter({ type: "collect", action: chosen });
    this.collector.send({ type: "CHOOSE", plan: planOf(chosen, this.sources.tools.context(), known) });
  }

  private enter(level: Level): void {
    this.sources.look();
    const { query, highlight, level: from, left } = this.view;
    const stays: Left = { level: from, query, highlight };
    // What is chosen in the place of an answer takes the place of the question.
    const behind = from.type === "collect" ? left : [...left, stays];
    this.show({ level, left: behind, stage: "idle", query: "", highlight: undefined, ...nothing });
  }

  private up(): boolean {
    const last = this.view.left.at(-1);
    if (last === undefined) return false;
    this.sources.look();
    this.show({ ...last, left: this.view.left.slice(0, -1), stage: "idle", ...nothing });
    return true;
  }

  /** The machine moved: its step is the view. Coming back to a step shows what was answered there. */
  private followCollector(): void {
    const { value, context: collected } = this.collector.getSnapshot();
    if (!this.isOpen || this.view.level.type !== "collect") return;
    if (value === "done") {
      dropText(this.sources.drafts, { ...this.view, collected });
      return this.close();
    }
    if (value === "choosing") {
      if (this.view.stage !== "idle") this.up();
      return;
    }
    const stage = stageOf(value);
    const step = stepOf(collected);
    const read = this.reader.read(this.view.level.action, collected);
    if (stage === this.view.stage && step === stepOf(this.view.collected))
      return this.show({ collected, ...read });
    const query = stage === "asking" ? textOfStep(this.sources, { ...this.view, collected }) : "";
    this.show({ collected, stage, query, highlight: undefined, awaits: undefined, ...read });
  }

  /** Reads again what there is to choose from, where that is what failed; else does again what did. */
  private retry(): void {
    const { level, collected, unread } = this.view;
    if (level.type !== "collect" || unread === undefined) return this.collector.send({ type: "RETRY" });
    this.show(this.reader.again(level.action, collected));
  }

  private show(change: Partial<View>): void {
    this.set(filled(this.sources, { ...this.view, ...change }, this.boost));
  }

  private set(view: View): void {
    this.view = view;
  }
}
