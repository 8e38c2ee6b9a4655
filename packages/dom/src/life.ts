import { changeListener } from './native.ts'

/**
 * The life of something mounted. What is started in it ends with it: every listener, subscription and written
 * value takes `signal` or registers with `onEnd`, and nothing else has to remember to tidy up.
 */
export interface Life {
  readonly signal: AbortSignal
  /** The unit and element that it belongs to; a life of the page as a whole has none. */
  readonly owner?: LifeOwner | undefined
  /**
   * Wraps a callback so that what it throws, at once or in the promise that it returns, is reported for this unit and
   * reaches nobody else's code.
   */
  guard<Args extends unknown[]>(work: (...args: Args) => unknown): (...args: Args) => void
  /** Runs when this life ends; at once if it has ended. */
  onEnd(undo: () => void): void
  /** A part of this life that can end sooner: a layout, a region, a node that came late. */
  branch(): EndableLife
}

/** Whose life it is. */
export interface LifeOwner {
  readonly unit: string
  readonly element: Element
}

/** A life together with the means to end it. */
export interface EndableLife extends Life {
  end(): void
}

/** Starts a life. `failed` hears what guarded callbacks and undoings throw. */
export function createLife(failed: (cause: unknown) => void, owner?: LifeOwner): EndableLife {
  const controller = new AbortController()
  const { signal } = controller
  // A set of our own: a signal compares each new listener with all that it has, which is quadratic.
  const undos = new Set<() => void>()
  const guard =
    <Args extends unknown[]>(work: (...args: Args) => unknown) =>
    (...args: Args): void => {
      try {
        const result = work(...args) as Partial<PromiseLike<unknown>> | null | undefined
        result?.then?.(undefined, failed)
      } catch (cause) {
        failed(cause)
      }
    }
  const onEnd = (undo: () => void): void => {
    if (signal.aborted) guard(undo)()
    else undos.add(guard(undo))
  }
  return {
    signal,
    owner,
    guard,
    onEnd,
    end() {
      if (signal.aborted) return
      controller.abort()
      for (const undo of undos) undo()
      undos.clear()
    },
    branch() {
      const child = createLife(failed, owner)
      if (signal.aborted) child.end()
      else undos.add(child.end)
      // A long life does not collect its dead branches.
      child.onEnd(() => undos.delete(child.end))
      return child
    },
  }
}

/** Listens natively for as long as the life lasts; what the listener throws is reported. */
export function listen<E extends Event = Event>(
  life: Life,
  target: EventTarget,
  type: string,
  listener: (event: E) => unknown,
  options: Omit<AddEventListenerOptions, 'signal'> = {},
): void {
  if (life.signal.aborted) return
  const guarded = life.guard(listener) as (event: Event) => void
  changeListener('addEventListener', target, type, guarded, options)
  life.onEnd(() => changeListener('removeEventListener', target, type, guarded, options))
}
