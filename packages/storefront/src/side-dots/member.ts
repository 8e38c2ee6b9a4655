import { defineBehaviour } from '@tillkit/mount'
import { onResize } from '../shared/on-resize.ts'
import { sectionsOnPage } from './sections.ts'
import { bindDots } from './dots.ts'
import { messages } from './messages.ts'
import { HOST } from './anatomy.ts'

/** Dots that lead to the sections of a page (rules 30 and 31). */
export const unit = defineBehaviour({
  name: 'page-chrome/side-dots',
  selector: HOST,
  when: 'now',
  messages,
  read: () => null,
  start(host) {
    let shown: readonly Element[] = []
    let dots = host.branch()
    const build = () => {
      const sections = sectionsOnPage()
      if (sections.length === shown.length && sections.every((section, index) => section === shown[index])) return
      dots.end()
      shown = sections
      dots = host.branch()
      if (sections.length > 1) bindDots(dots, sections, host.t)
    }
    build()
    // Sections may show on wide screens alone.
    onResize(host, build)
  },
})
