import { cookies } from './anatomy.ts'
import { cookie, writeCookie } from './cookie.ts'
import type { RecordType, Test, Visit } from './records.model.ts'
import type { Recorder } from './recorder.ts'

/** Records what a cookie remembers of another page (rules 16 and 19), and lets it end. */
export function countVisit(recorder: Recorder, name: string, type: RecordType): void {
  const visit = readSlot(cookie(name))
  if (visit) useUp(recorder, name, () => recorder.recordVisit({ type, ...visit }))
}

/** Records the comments that lead to this page (rule 18). */
export function countComments(recorder: Recorder, tests: readonly Test[]): void {
  for (const { postId, testId } of tests) {
    const name = `${cookies.comment}${postId}${testId}`
    if (cookie(name)) useUp(recorder, name, () => recorder.record('con_goal', postId))
  }
}

/** Without consent the cookie stays for a page on which there is some: letting it end writes one too. */
function useUp(recorder: Recorder, name: string, run: () => void): void {
  recorder.whenAllowed(() => {
    run()
    writeCookie(name, 'true', Date.now())
  })
}

/** What a slot remembers, or nothing where it cannot be read. */
function readSlot(slot: string): Omit<Visit, 'type'> | undefined {
  const [postId, subject, ...testId] = slot.split('_')
  if (!postId || !subject || !/^\d+$/.test(postId)) return undefined
  return { test: { postId: Number(postId), testId: testId.join('_') }, subject: subject === String(false) ? false : subject }
}
