export { pagerMessages as messages } from '../shared/pager.messages.late.ts'
