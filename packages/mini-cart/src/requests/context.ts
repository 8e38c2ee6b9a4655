import type { Life } from '@tillkit/dom'
import type { PageCart } from '@tillkit/platform/cart'
import type { Reader } from '@tillkit/platform/requests'
import type { StoreApi } from 'zustand/vanilla'
import type { Host } from '@tillkit/mount'
import type { Action, Update, Answer } from './mini-cart.api.ts'
import type { messages } from '../mini-cart.messages.ts'
import type { Lines } from '../mini-cart.model.ts'
import type { Config } from '../mini-cart.read.ts'
import type { MiniCartState, PanelKind } from '../mini-cart.state.ts'
import type { ModuleCopies } from './module-copies.ts'

/** What a panel that shows answers does to the work: it says what is in them, and takes a removal back. */
export interface PanelWork {
  /** Notes the lines of the HTML that stands there now. */
  setLines(lines: Lines): void
  undo(): void
}

/** A module, as its panels see it. */
export type PanelHost = Host<Config, StoreApi<MiniCartState> & { readonly work: PanelWork }, typeof messages>

/** What speaks with the server; its code comes by itself. */
export interface Exchange {
  createChanging(context: WorkContext): Changing
  createUpdate(): Update
  bindModulePanel(host: PanelHost, link: () => HTMLElement | null): void
  bindSidePanel(host: PanelHost, life: Life, root: HTMLElement): void
}

/** What the work of a module needs of the world; tests pass their own. */
export interface WorkDeps {
  /** Joins the page's cart for as long as the life lasts. */
  readonly join: (life: Life) => PageCart
  readonly load: () => Promise<Exchange>
}

/** What the parts of a module's work share. */
export interface WorkContext {
  readonly store: StoreApi<MiniCartState>
  readonly cart: PageCart
  /** Asks the server for the HTML, perhaps after an action, with what it printed last. */
  ask(signal: AbortSignal, action?: Action): Promise<Answer>
  /** Shows the server's answer. What it brings is on the page when this returns. */
  show(html: string): void
  readonly copies: ModuleCopies
  readonly reader: Reader
  readonly life: Life
  /** Counts a request as long as it runs. */
  busy<T>(run: () => Promise<T>): Promise<T>
  /** Raises events without hearing them. */
  unheard(raise: () => void): void
}

/** What a shopper does to lines. */
export interface LineWork {
  /** The quantity is meant: it is sent after a moment without another. */
  commit(key: string): void
  remove(key: string, place: PanelKind): void
}

/** What changes the cart. */
export interface Changing extends LineWork {
  /** Brings the line back that was taken out last. */
  undo(): Promise<void>
  /** Sends at once what waits. */
  flush(): void
  /** Whether something waits to be sent. */
  readonly isWaiting: boolean
}
