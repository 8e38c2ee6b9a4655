export { manifests } from './manifests.ts'
export { pageChrome } from './page-chrome.ts'
