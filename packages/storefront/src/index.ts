export { comingSoon } from './coming-soon/coming-soon.ts'
export { manifests } from './manifests.ts'
export { pageChrome } from './page-chrome.ts'
export { storeNotice } from './store-notice/store-notice.ts'
