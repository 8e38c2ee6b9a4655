import type { Life } from '@tillkit/dom'
import type { Say } from '@tillkit/platform'
import type { Announce } from './announce.ts'
import type { KnownUnit } from './manifest.ts'
import type { Part } from './part.ts'
import type { Problem } from './problem.ts'

/** What a unit gets for one element of the page. */
export interface Host<Config = unknown, Store = unknown> extends Life {
  readonly element: HTMLElement
  readonly config: Config
  readonly store: Store
  /** What the shop set for this unit in the page's settings. */
  readonly options: Readonly<Record<string, unknown>>
  /** Says a text of the unit in the page's language. */
  readonly say: Say
  /** Tells screen readers, once and politely. */
  readonly announce: Announce
  /**
   * Binds with code that only some pages need. The host counts as mounted, and held touches are replayed, when all
   * that it brought is there; what cannot be loaded is reported and left out.
   * @param load declared once, outside of the binding, so that a later host finds its code known and mounts at once
   */
  bring<Module>(life: Life, load: () => Promise<Module>, use: (module: Module) => void): void
  /** Draws something of ours, with React, in a slot: for as long as the life lasts, of the host or of a part of it. */
  draw(life: Life, part: Part<Config, Store>): void
  /** Reports a fault that the unit lives with: the page stays usable and the unit mounted. */
  report(problem: Omit<Problem, 'unit' | 'element'>): void
}

/** What `read` may look at besides the element. */
export interface ReadContext {
  readonly options: Readonly<Record<string, unknown>>
}

/** A unit's own words in English, by key. */
export type UnitMessages = Readonly<Record<string, string | { readonly other: string; readonly one?: string }>>

/** A unit that a shopper sees or operates. Its hosts with one key share one store. */
export interface WidgetDefinition<Config, Store> extends Omit<KnownUnit, 'claims'> {
  readonly messages?: UnitMessages
  /**
   * Turns the element and the page's globals into plain data, once per HTML that the server sent.
   * @throws InvalidMarkup for what it cannot use
   */
  read(element: HTMLElement, context: ReadContext): Config
  /** What hosts share their state by: a product, a cart, a listing. */
  key(config: Config): string
  /** Makes the state. It outlives a host that is replaced. */
  store(config: Config): Store
  /** Takes in the HTML of a later host of the same key. */
  renew?(store: Store, config: Config): void
  /** Ends what the store itself started, once no host is left. */
  dispose?(store: Store): void
  /** Binds the page to the store. Everything it starts takes the host's life. */
  bind(host: Host<Config, Store>): void
}

/** A unit without an interface of its own. Plain TypeScript in the same life cycle. */
export interface BehaviourDefinition<Config> extends Omit<KnownUnit, 'claims'> {
  readonly messages?: UnitMessages
  read(element: HTMLElement, context: ReadContext): Config
  start(host: Host<Config, undefined>): void
}

/** Any unit, with its own types put away: what the page's registry keeps. */
export type Unit = WidgetDefinition<unknown, unknown>

/** Declares a widget. Does nothing until `startUnit`. */
export function defineWidget<Config, Store>(definition: WidgetDefinition<Config, Store>): Unit {
  return definition as unknown as Unit
}

/** Declares a behaviour. Does nothing until `startUnit`. */
export function defineBehaviour<Config>({ start, ...definition }: BehaviourDefinition<Config>): Unit {
  let hosts = 0
  return {
    ...definition,
    key: () => String((hosts += 1)),
    store: () => undefined,
    bind: start,
  } as unknown as Unit
}
