export { pagerMessages as messages } from '../shared/pager/pager.messages.ts'
