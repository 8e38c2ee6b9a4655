export { type Call, matchCall } from './match-call.ts'
export { readHttpFile, type SavedCall } from './http-file.ts'
export { NoSavedPages, readSavedShop, type SavedPage, type SavedShop } from './saved-pages.ts'
