import type { FormContext } from './context.ts'

/** A form that we send. */
export interface BoundForm {
  /** What it is bound with at this moment. */
  readonly context: () => FormContext
  /** Sends it, as its button does. */
  readonly submit: () => Promise<void>
}

const known = new Map<HTMLFormElement, BoundForm>()

/** Lets a form be known by its element, for as long as a life lasts. */
export function enterForm({ signal, onEnd }: FormContext['life'], element: HTMLFormElement, form: BoundForm): void {
  if (signal.aborted) return
  known.set(element, form)
  onEnd(() => known.delete(element))
}

/** The form of an element. */
export const boundForm = (element: unknown): BoundForm | undefined => (element instanceof HTMLFormElement ? known.get(element) : undefined)

/** All forms of an id: one may stand on the page twice. */
export const formsById = (formId: unknown): readonly BoundForm[] => [...known.values()].filter(({ context }) => context().formId === String(formId))
