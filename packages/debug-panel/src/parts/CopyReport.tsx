import { useEffect, useRef, useState } from 'react'
import { linesOf } from '../model/log.model.ts'
import { reportText } from '../model/report.model.ts'
import { readPage } from '../page/read-page.ts'
import { readLoaded } from '../page/read-weight.ts'
import { useTools } from './context.ts'
import { useCopy } from './use-copy.ts'

/** Makes the text for a bug report. Where the browser does not let us copy, it stands there to be copied by hand. */
export function CopyReport() {
  const { session, store } = useTools()
  const { copy, refused } = useCopy()
  return (
    <>
      <button type="button" className="button" onClick={() => copy('The report', report())}>
        Copy report
      </button>
      {refused !== null && <ByHand text={refused} />}
    </>
  )

  function report(): string {
    const { units, entries } = store.getState()
    return reportText({ address: location.href, units, page: readPage(session), lines: linesOf(entries), files: readLoaded(session.base) })
  }
}

/** A text, chosen and ready for Ctrl+C. */
export function ByHand({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [shown] = useState(text)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <label className="by-hand">
      The browser does not let us copy here. Copy this by hand:
      <textarea ref={field} readOnly rows={5} value={shown} />
    </label>
  )
}
