import { createDebounce, invoke, listen, nearest } from '@tillkit/dom'
import { wasChanged } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { FIELDS, NEWSLETTER } from './anatomy.ts'
import type { CaptureHost } from './config.ts'

/** How long a shopper has to stop typing, in ms, before her address counts. */
const PAUSE = 2000

/** Hears of a field whose shopper has stopped typing, has left it, or is leaving the page (`isLeaving`). */
export type FieldHeard = (field: HTMLInputElement, isLeaving?: boolean) => void

/**
 * Follows the fields for addresses, and the newsletter's boxes, wherever and whenever they are on the page: the document is listened at, so that
 * fields which React draws late, or a checkout prints anew, count from their first key.
 */
export function followTypedEmail(host: CaptureHost, heard: FieldHeard): void {
  const pausing = createDebounce(host)
  let typedIn: HTMLInputElement | undefined
  const stop = () => {
    pausing.cancel()
    typedIn = undefined
  }
  const finish = (field: HTMLInputElement, isLeaving = false) => {
    stop()
    heard(field, isLeaving)
  }
  const pause = (field: HTMLInputElement) => {
    stop()
    typedIn = field
    pausing.schedule(PAUSE, () => finish(field))
  }
  for (const type of ['keydown', 'keyup', 'input']) listen(host, document, type, ({ target }) => withField(target, pause), { capture: true })
  listen(host, document, 'focusout', ({ target }) => withField(target, finish), { capture: true })
  // Scripts that fill fields in tell of it through jQuery.
  onLegacy(document.body, 'change', ({ target }) => {
    withField(target, (field) => field !== document.activeElement && finish(field))
    const field = nearest(target, NEWSLETTER) && fieldBeside(target)
    if (field) finish(field)
  }, host)
  const leave = () => typedIn && finish(typedIn, true)
  listen(host, window, 'pagehide', leave)
  listen(host, document, 'visibilitychange', () => document.visibilityState === 'hidden' && leave())
  // What was typed before our code had come.
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (wasChanged(field)) (field === document.activeElement ? pause : finish)(field)
  }
}

function withField(target: EventTarget | null, run: (field: HTMLInputElement) => unknown): void {
  const field = nearest(target, FIELDS)
  if (field instanceof HTMLInputElement) run(field)
}

/** The field for the address in a box's own form, else the first of the page. */
function fieldBeside(box: EventTarget | null): HTMLInputElement | null {
  const form = nearest(box, 'form')
  const own = form && invoke(form, 'querySelector', FIELDS)
  return own instanceof HTMLInputElement ? own : document.querySelector<HTMLInputElement>(FIELDS)
}

/** Whether a newsletter's box is ticked: one in the field's own form, else any of the page. */
export function isSubscribed(field: Element | null): boolean {
  const form = nearest(field, 'form')
  const own = form ? invoke(form, 'querySelectorAll', NEWSLETTER) : []
  const boxes = own.length > 0 ? own : document.querySelectorAll(NEWSLETTER)
  return [...boxes].some((box) => box instanceof HTMLInputElement && box.checked)
}
