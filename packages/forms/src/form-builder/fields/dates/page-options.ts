import { isRecord, readGlobal } from '@tillkit/platform'
import { OPTIONS, type PickerKind } from './anatomy.ts'

/** The options that a snippet of the page has for a picker, as the libraries took them that drew it before. */
export type PickerOptions = Readonly<Record<string, unknown>>

/** Where a field stands. */
export interface FieldPlace {
  readonly formId: string
  readonly fieldId: string
}

/** Reads what the page says of a field's picker; else of those of its form; else of all. */
export function readOptions(kind: PickerKind, { formId, fieldId }: FieldPlace): PickerOptions {
  const own = [OPTIONS.field(formId, fieldId), OPTIONS.form(formId)].map((name) => {
    const holder = readGlobal(name)
    return isRecord(holder) && Object.hasOwn(holder, kind) ? holder[kind] : undefined
  })
  return [...own, readGlobal(OPTIONS.all(kind))].find(isRecord) ?? {}
}

/** Told of a function of the page's that has thrown. */
export type ReportFault = (cause: unknown) => void

const reported = new WeakSet<object>()

/** Asks a function of the page's; one that throws has said nothing, and is reported the first time. */
export function asking(ask: (...args: readonly unknown[]) => unknown, report: ReportFault): (...args: readonly unknown[]) => unknown {
  return (...args) => {
    try {
      return ask(...args)
    } catch (cause) {
      if (!reported.has(ask)) report(cause)
      reported.add(ask)
      return undefined
    }
  }
}

/** A function among options. */
export const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function'
