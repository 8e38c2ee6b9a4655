import { invoke, type Life, listen, nearest } from '@tillkit/dom'
import { live, settle } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { classes, UTILITIES } from '../anatomy.ts'
import type { FormContext } from '../context.ts'
import { addToPublicNames } from '../public-object.ts'
import { anatomy } from './anatomy.ts'
import { addRow, removeRow } from './change-rows.ts'
import { forgetRows, keepRows } from './kept-rows.ts'
import { readRepeater, type Repeater, rowsIn, writeRows } from './read-repeater.ts'
import type { BoundRepeater } from './repeaters.context.ts'
import { reportFaults, reportTwins } from './report-faults.ts'
import { showFirstRow, showRow } from './show-rows.ts'

/** Lets shoppers add rows to the repeaters of a form and take them away. Rows that other scripts add or take away are rows, too. */
export function bindRepeaters(context: FormContext): void {
  const { life, root, form, formId } = context
  // It looks for rows that have come: ours look by themselves, so that this only hurries them.
  addToPublicNames(life, { ready: settle }, UTILITIES.repeaters)
  live(life, anatomy.repeater, (element, its) => {
    if (element instanceof HTMLElement) bindRepeater(its, context, readRepeater(element))
  }, root)
  life.onEnd(form.store.subscribe(() => form.store.getState().submission.status === 'sent' && forgetRows(formId)))
}

function bindRepeater(life: Life, context: FormContext, repeater: Repeater): void {
  const { element } = repeater
  const bound: BoundRepeater = { context, repeater, store: createStore(() => ({ rows: rowsIn(repeater) })) }
  reportFaults(context, repeater)
  showFirstRow(life, bound)
  const follow = followRows(life, bound)
  live(life, anatomy.row, (row, its) => {
    follow()
    its.onEnd(follow)
    if (row instanceof HTMLElement) showRow(its, bound, row)
  }, element)
  listen(life, element, 'click', ({ target, defaultPrevented }) => {
    const button = nearest(target, `${anatomy.add}, ${anatomy.remove}`)
    if (!button || defaultPrevented || invoke(button, 'matches', `.${classes.disabled}`)) return
    const row = nearest(button, anatomy.row) as HTMLElement | null
    if (invoke(button, 'matches', anatomy.add)) addRow(bound, row)
    else if (row) removeRow(bound, row)
  })
}

/** Makes what takes in which rows there are by now: once for those that are there at the start, and with each that comes or goes. */
function followRows(life: Life, { context, repeater, store }: BoundRepeater): () => void {
  let before = store.getState().rows
  writeRows(repeater)
  reportTwins(context, repeater, before)
  return () => {
    const rows = rowsIn(repeater)
    if (life.signal.aborted || isSame(rows, before)) return
    before = rows
    writeRows(repeater)
    reportTwins(context, repeater, rows)
    store.setState({ rows })
    if (context.host.options.drafts) keepRows(context.formId, repeater)
    context.readAnew()
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.length === other.length && one.every((row, at) => row === other[at])
