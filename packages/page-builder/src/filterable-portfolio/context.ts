import type { Host } from '@tillkit/mount'
import type { pagerMessages } from '../shared/pager/pager.messages.ts'
import type { PortfolioConfig } from './portfolio.read.ts'
import type { PortfolioStore } from './portfolio.store.ts'

/** A portfolio that is mounted. */
export type PortfolioHost = Host<PortfolioConfig, PortfolioStore, typeof pagerMessages>
