import { defineBehaviour } from '@tillkit/mount'
import { FULLWIDTH_PORTFOLIO } from './anatomy.ts'
import { messages } from './fullwidth-portfolio.messages.ts'
import { bindPortfolio } from './portfolio.bind.ts'
import { readPortfolio } from './portfolio.read.ts'

/** Projects over the whole width of a page: in a row that moves, or all of them. */
export const unit = defineBehaviour({
  name: 'page-builder/fullwidth-portfolio',
  selector: FULLWIDTH_PORTFOLIO,
  when: 'now',
  messages,
  read: readPortfolio,
  start: bindPortfolio,
})
