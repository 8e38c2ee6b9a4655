export { silence } from '@tillkit/testing/contract'
