export * from '@tillkit/fixtures'
export * from './server/index.ts'
export * from './browser/index.ts'
