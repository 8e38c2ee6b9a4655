import { invoke, listen, nearest } from '@tillkit/dom'
import { createFailureLines, type Stars } from '@tillkit/ui/plain'
import { message, SUBMIT } from '../anatomy.ts'
import type { TabsHost } from '../context.ts'

/** What a review needs. */
export interface RequiredRating {
  readonly select: HTMLSelectElement
  readonly stars: Stars
  /** What is said where the rating is missing. */
  readonly text: string
}

/** Keeps a review without a rating from being sent, by whichever way, and says so under the stars. */
export function refuseUnrated(host: TabsHost, { select, stars, text }: RequiredRating): void {
  const { form } = select
  if (!form) return
  const { rating } = stars
  const lines = createFailureLines<'rating'>(host)
  host.onEnd(rating.subscribe(host.guard(() => {
    const { value, problem } = rating.getState()
    if (value === 0 || problem === undefined) return
    lines.clear('rating')
    rating.setState({ problem: undefined })
  })))
  const refuse = (event: Event) => {
    if (rating.getState().value > 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
    lines.show('rating', { words: text, className: message.classes, id: message.id, role: 'alert', place: { position: 'after', anchor: select } })
    rating.setState({ problem: message.id })
    stars.focus()
  }
  // Before the browser looks at the fields below, whose own words would come first.
  listen(host, form, 'click', (event) => {
    const button = nearest(event.target, SUBMIT)
    if (button && invoke(form, 'contains', button)) refuse(event)
  }, { capture: true })
  listen(host, form, 'submit', (event) => void (event.target === form && refuse(event)), { capture: true })
}
