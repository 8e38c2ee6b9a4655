export * from './fixtures/index.ts'
export * from './server/index.ts'
export * from './browser/index.ts'
