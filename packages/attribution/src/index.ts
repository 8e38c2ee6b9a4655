export { attribution } from './attribution/attribution.ts'
export { manifests } from './manifests.ts'
export { storeAnalytics } from './store-analytics/store-analytics.ts'
