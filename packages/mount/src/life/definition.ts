import type { Life } from '@tillkit/dom'
import type { MessageCatalogue, OptionReaders, OptionValues, Translate } from '@tillkit/platform'
import type { Announce } from '../page/announcement-queues.ts'
import type { KnownUnit } from '../manifest.ts'
import type { Part } from '../load/load-module.ts'
import type { Problem } from './problem.ts'

/** What a unit without texts, or without options, declares of them. */
type None = Readonly<Record<never, never>>

/**
 * What a unit gets for one element of the page. Where a unit has texts or options, it names them as well:
 * `Host<Config, Store, typeof messages, typeof options>`. What says nothing and asks for no option takes any host.
 */
export interface Host<
  Config = unknown,
  Store = unknown,
  Texts extends MessageCatalogue = None,
  Options extends OptionReaders = None,
> extends Life {
  readonly element: HTMLElement
  readonly config: Config
  readonly store: Store
  /** What the shop set for this unit in the page's settings, read as the unit's options declare it. */
  readonly options: OptionValues<Options>
  /** Says a text of the unit in the page's language. */
  readonly t: Translate<Texts>
  /** Tells screen readers, once and politely. */
  readonly announce: Announce
  /**
   * Binds with code that only some pages need. The host counts as mounted, and held touches are replayed, when all
   * that it brought is there; what cannot be loaded is reported and left out.
   * @param load declared once, outside of the binding, so that a later host finds its code known and mounts at once
   */
  load<Module>(life: Life, load: () => Promise<Module>, use: (module: Module) => void): void
  /**
   * Does a further step of the binding when its turn has come: a slow phone answers its shopper between the steps of one that takes
   * long. The host counts as mounted when all of them are done; what comes to a mounted host is done at once.
   */
  runInTask(life: Life, step: () => void): void
  /** Draws something of ours, with React, in a slot: for as long as the life lasts, of the host or of a part of it. */
  draw(life: Life, part: Part<this>): void
  /** Reports a fault that the unit lives with: the page stays usable and the unit mounted. */
  report(problem: Omit<Problem, 'unit' | 'element'>): void
}

/** What `read` may look at besides the element. */
export interface ReadContext<Options extends OptionReaders = None> {
  readonly options: OptionValues<Options>
}

/** What all units declare. */
interface Declaration<Config, Texts extends MessageCatalogue, Options extends OptionReaders> extends Omit<KnownUnit, 'claims'> {
  /** The family that it is a member of: the page's tag and its readers may name that instead of it. */
  readonly family?: string
  /** The unit's own words in English, by key, declared `as const`: `host.t` knows them and their placeholders. */
  readonly messages?: Texts
  /** The unit's options by name, each with its reader and its default: `{ addMore: flag(false) }`. */
  readonly options?: Options
  /**
   * Turns the element and the page's globals into plain data, once per HTML that the server sent.
   * @throws InvalidMarkup for what it cannot use
   */
  read(element: HTMLElement, context: ReadContext<NoInfer<Options>>): Config
}

/** A unit that a shopper sees or operates. Its hosts with one key share one store. */
export interface WidgetDefinition<
  Config,
  Store,
  Texts extends MessageCatalogue = None,
  Options extends OptionReaders = None,
> extends Declaration<Config, Texts, Options> {
  /** What hosts share their state by: a product, a cart, a listing. */
  key(config: Config): string
  /** Makes the state. It outlives a host that is replaced. */
  store(config: Config): Store
  /** Takes in the HTML of a later host of the same key. */
  renew?(store: Store, config: Config): void
  /** Ends what the store itself started, once no host is left. */
  dispose?(store: Store): void
  /** Binds the page to the store. Everything it starts takes the host's life. */
  readonly bind: (host: Host<Config, Store, NoInfer<Texts>, NoInfer<Options>>) => void
}

/** A unit without an interface of its own. Plain TypeScript in the same life cycle. */
export interface BehaviourDefinition<
  Config,
  Texts extends MessageCatalogue = None,
  Options extends OptionReaders = None,
> extends Declaration<Config, Texts, Options> {
  readonly start: (host: Host<Config, undefined, NoInfer<Texts>, NoInfer<Options>>) => void
}

/** Any unit, with its own types put away: what the page's registry keeps. */
export type Unit = WidgetDefinition<unknown, unknown, MessageCatalogue, OptionReaders>

/** Declares a widget; its types are those of what it is given. Does nothing until `startUnit`. */
export function defineWidget<Config, Store, const Texts extends MessageCatalogue = None, Options extends OptionReaders = None>(
  definition: WidgetDefinition<Config, Store, Texts, Options>,
): Unit {
  return definition as unknown as Unit
}

/** Declares a behaviour; its types are those of what it is given. Does nothing until `startUnit`. */
export function defineBehaviour<Config, const Texts extends MessageCatalogue = None, Options extends OptionReaders = None>(
  { start, ...definition }: BehaviourDefinition<Config, Texts, Options>,
): Unit {
  let hosts = 0
  return {
    ...definition,
    key: () => String((hosts += 1)),
    store: () => undefined,
    bind: start,
  } as unknown as Unit
}
