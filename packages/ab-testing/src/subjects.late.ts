import { parseFragment, runScripts } from '@tillkit/dom'
import { callShop, emitLegacy, isRecord } from '@tillkit/platform'
import { form, jsonOf } from '@tillkit/platform/requests'
import { PLACEHOLDER, placeOf, READY, SUBJECT, SUBJECT_CALL, subjectFields, subjectOf } from './anatomy.ts'
import { settingText, type AbHost } from './config.ts'
import type { Test } from './records.model.ts'

/** How long a variation is waited for, in ms. */
const LIMIT = 8000

/**
 * Shows the variations of a page that a cache may have kept (rules 21 and 22). Nothing of the page waits for it; where none
 * comes, what stands in the first place is shown, if anything does.
 */
export async function showSubjects(host: AbHost): Promise<void> {
  await Promise.all(host.config.tests.map((test) => showSubject(host, test)))
  if (host.signal.aborted) return
  for (const left of document.querySelectorAll(`.${PLACEHOLDER}`)) left.remove()
  emitLegacy(document.body, READY)
}

async function showSubject(host: AbHost, { postId }: Test): Promise<void> {
  const body = form({ [subjectFields.action]: SUBJECT_CALL, [subjectFields.nonce]: settingText(subjectFields.nonce), [subjectFields.test]: postId })
  try {
    // It changes nothing: it may be asked again, and is given up with the page.
    const answer = await callShop(host.config.ajaxUrl, { body, signal: host.signal, timeout: LIMIT, mutates: false })
    const found: unknown = jsonOf(answer)
    if (isRecord(found) && insert(host, postId, found)) return
  } catch {
    // A line that is cut, or an old nonce: the calls of a page that is debugged are listed there.
  }
  const first = host.signal.aborted ? null : document.querySelector(`[class*="${placeOf(postId)}"]`)
  first?.replaceWith(...first.childNodes)
}

/** Puts a variation into its place. @returns whether it could: one of another test's would be counted as this one's */
function insert(host: AbHost, postId: number, { id, content: sent }: Readonly<Record<string, unknown>>): boolean {
  const found = document.getElementsByClassName(placeOf(postId) + String(id))[0]
  const html = String(sent ?? '')
  if (!found || !html || (html.includes(SUBJECT) && !html.includes(subjectOf(postId)))) return false
  const content = parseFragment(html)
  const scripts = [...content.querySelectorAll('script')]
  found.after(content)
  found.remove()
  runScripts(host, scripts, (dead, live) => dead.replaceWith(live))
  return true
}
