import { defineWidget } from '@tillkit/mount'
import { FILTERABLE_PORTFOLIO } from './anatomy.ts'
import { bindPortfolio } from './portfolio.bind.ts'
import { messages } from './messages.ts'
import { readPortfolio } from './portfolio.read.ts'
import { createPortfolioStore } from './portfolio.store.ts'

/** Projects that are chosen by category, a page at a time. */
export const unit = defineWidget({
  name: 'page-builder/filterable-portfolio',
  selector: FILTERABLE_PORTFOLIO,
  when: 'now',
  messages,
  read: readPortfolio,
  key: ({ key }) => key,
  store: createPortfolioStore,
  renew: (store, { perPage }) => store.setState({ perPage }),
  bind: bindPortfolio,
})
