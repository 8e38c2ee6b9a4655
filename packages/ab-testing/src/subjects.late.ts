import { parseFragment, runScripts } from '@tillkit/dom'
import { callShop, emitLegacy, isRecord } from '@tillkit/platform'
import { form, jsonOf } from '@tillkit/platform/requests'
import { actions, anatomy, fields, READY } from './anatomy.ts'
import type { AbHost } from './context.ts'
import type { Test } from './records.model.ts'

/** How long a variation is waited for, in ms. */
const LIMIT = 8000

/**
 * Shows the variations of a page that a cache may have kept (rule "Pages from a cache"). Nothing of the page waits for it; a
 * variation that does not come leaves its place empty.
 */
export async function showSubjects(host: AbHost): Promise<void> {
  await Promise.all(host.config.tests.map((test) => showSubject(host, test)))
  if (host.signal.aborted) return
  for (const left of document.querySelectorAll(`.${anatomy.placeholder}`)) left.remove()
  emitLegacy(document.body, READY)
}

async function showSubject(host: AbHost, { postId }: Test): Promise<void> {
  const { ajaxUrl, nonce } = host.config
  const body = form({ [fields.action]: actions.subject, [fields.nonce]: nonce, [fields.test]: postId })
  try {
    // It changes nothing: it may be asked again, and is given up with the page.
    const answer = await callShop(ajaxUrl, { body, signal: host.signal, timeout: LIMIT, mutates: false })
    const found: unknown = jsonOf(answer)
    if (isRecord(found)) insert(host, `${anatomy.placeholder}_id_${postId}_${String(found['id'])}`, String(found['content'] ?? ''))
  } catch (cause) {
    if (!host.signal.aborted) host.report({ field: actions.subject, message: `the variation of test ${postId} did not come`, cause })
  }
}

function insert(host: AbHost, place: string, html: string): void {
  const found = document.getElementsByClassName(place)[0]
  if (!found || !html) return
  const content = parseFragment(html)
  const scripts = [...content.querySelectorAll('script')]
  found.after(content)
  found.remove()
  runScripts(host, scripts, (dead, live) => dead.replaceWith(live))
}
