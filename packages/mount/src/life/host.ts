import type { Life } from '@tillkit/dom'
import type { MessageCatalogue, OptionReaders } from '@tillkit/platform'
import type { Host } from './definition.ts'
import { drawPart, type Part } from '../load/load-module.ts'

/** What one part of a unit has of its own. What is left out stays the host's. */
export interface Narrowed<Config, Store> {
  readonly config?: Config
  readonly store?: Store
}

/** Makes a host of its parts: what it draws is drawn with that very host. */
export function hostOf<FullHost extends Pick<Host, 'report' | 'draw'>>(parts: Omit<FullHost, 'draw'>): FullHost {
  const draw = (life: Life, part: Part<FullHost>) => drawPart(host, life, part)
  const host = { ...parts, draw } as unknown as FullHost
  return host
}

/**
 * The host with a config or a store of its own, for a part of a unit that knows more than the unit or sees less. It has
 * the same element, life, words and options, and what it draws gets this config and this store too: of a host that is
 * spread, it would get the old ones.
 */
export function narrow<
  HostConfig,
  HostStore,
  Texts extends MessageCatalogue,
  Options extends OptionReaders,
  Config = HostConfig,
  Store = HostStore,
>(host: Host<HostConfig, HostStore, Texts, Options>, to: Narrowed<Config, Store>): Host<Config, Store, Texts, Options> {
  return hostOf({ ...host, ...to } as unknown as Host<Config, Store, Texts, Options>)
}
