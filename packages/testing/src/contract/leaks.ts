import { SLOT } from '@tillkit/mount'

/** What still listens, observes and follows on the page, of all that began while this kept count. */
export interface LeakCount {
  /** A line for each: `change on input.qty`, `MutationObserver`. Sorted, so that two counts compare. */
  left(): string[]
  /** Counts the subscriptions of a store too; what is no store is passed over. */
  follow(store: unknown): void
  /** Stops counting and puts the browser's own functions back. */
  restore(): void
}

interface Listening {
  readonly target: unknown
  readonly type: string
  readonly listener: unknown
  readonly capture: boolean
  /** Whether React had drawn the target by then. */
  readonly isDrawn: boolean
}

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

/**
 * Counts listeners on the window, the document and elements, and observers. A listener that leaves by
 * `removeEventListener`, by its `AbortSignal` or because it was for once is no longer counted.
 */
export function countLeaks(): LeakCount {
  const listening = new Set<Listening>()
  const observing = new Set<object>()
  const following = new Set<object>()
  const undo = [
    ...[...listenerOwners()].map((owner) => patchListeners(owner, listening)),
    ...['MutationObserver', 'IntersectionObserver', 'ResizeObserver'].map((name) => patchObserver(name, observing)),
  ]
  return {
    left: () => [
      ...[...listening].filter((one) => !isReacts(one)).map(({ target, type }) => `${type} on ${nameOf(target)}`),
      ...Array.from(observing, (observer) => observer.constructor.name),
      ...Array.from(following, () => 'a subscription of the store'),
    ].sort(),
    follow: (store) => followStore(store, following),
    restore() {
      for (const one of undo) one()
    },
  }
}

/** The objects that carry `addEventListener` for nodes and for the window: a simulated browser has several. */
function listenerOwners(): Set<EventTarget> {
  return new Set([window, document, document.createElement('p')].map((target) => {
    let owner: EventTarget = target
    while (!Object.hasOwn(owner, 'addEventListener')) owner = Object.getPrototypeOf(owner) as EventTarget
    return owner
  }))
}

function patchListeners(owner: EventTarget, listening: Set<Listening>): () => void {
  const { addEventListener: add, removeEventListener: remove } = owner
  owner.addEventListener = function (this: unknown, ...[type, listener, options]: Parameters<Add>) {
    const { once, signal, capture } = optionsOf(options)
    add.call(this as EventTarget, type, listener, options)
    const target = this ?? window
    if (!isOfThePage(target) || signal?.aborted || find(listening, target, type, listener, capture)) return
    const entry = { target, type, listener, capture, isDrawn: Object.keys(target).some((key) => key.startsWith('__reactFiber')) }
    const drop = () => listening.delete(entry)
    listening.add(entry)
    signal?.addEventListener('abort', drop)
    if (once) add.call(target, type, drop, { capture, once })
  } as Add
  owner.removeEventListener = function (this: unknown, ...[type, listener, options]: Parameters<Remove>) {
    remove.call(this as EventTarget, type, listener, options)
    const entry = find(listening, this ?? window, type, listener, optionsOf(options).capture)
    if (entry) listening.delete(entry)
  } as Remove
  return () => Object.assign(owner, { addEventListener: add, removeEventListener: remove })
}

function optionsOf(options: AddEventListenerOptions | boolean | undefined) {
  const { once = false, signal, capture = false } = typeof options === 'object' ? options : { capture: options }
  return { once, signal, capture }
}

function find(
  listening: ReadonlySet<Listening>,
  target: unknown,
  type: string,
  listener: unknown,
  capture: boolean,
): Listening | undefined {
  return [...listening].find(
    (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
  )
}

/** Events that do not bubble, which React hears of at each element that it draws. */
const AT_ELEMENTS = /^(?:beforetoggle|cancel|close|error|load|toggle)$/

/** What React keeps for good: its listeners on a root, and those on what it drew, which go with the slot, and one on the document of any page. */
function isReacts({ target, type, isDrawn }: Listening): boolean {
  if (target === document) return type === 'selectionchange'
  return target instanceof Element && !target.isConnected && (target.closest(SLOT) !== null || (isDrawn && AT_ELEMENTS.test(type)))
}

/** Abort signals and the like listen too, but they go with whoever holds them. */
function isOfThePage(target: unknown): target is EventTarget {
  return target === window || target instanceof Node
}

function nameOf(target: unknown): string {
  if (target === window) return 'window'
  if (!(target instanceof Element)) return 'document'
  return [target.localName, ...target.classList].join('.')
}

function followStore(store: unknown, following: Set<object>): void {
  const { subscribe } = (store ?? {}) as { subscribe?: (listener: () => void) => () => void }
  if (!subscribe) return
  const counted = (listener: () => void) => {
    const entry = {}
    following.add(entry)
    const leave = subscribe(listener)
    return () => {
      following.delete(entry)
      leave()
    }
  }
  Object.assign(store as object, { subscribe: counted })
}

interface Observer {
  observe(...args: unknown[]): void
  disconnect(): void
}

function patchObserver(name: string, observing: Set<object>): () => void {
  const kind = Reflect.get(globalThis, name) as { prototype: Observer } | undefined
  if (!kind) return () => undefined
  const { prototype } = kind
  const { observe, disconnect } = prototype
  prototype.observe = function (this: Observer, ...args) {
    observing.add(this)
    observe.apply(this, args)
  }
  prototype.disconnect = function (this: Observer) {
    observing.delete(this)
    disconnect.call(this)
  }
  return () => Object.assign(prototype, { observe, disconnect })
}
