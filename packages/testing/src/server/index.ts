export { assets, capturesFolder, tillkitVersion } from './assets.ts'
export type { Answer, FieldMatch, Handler, HeldAnswer, LoggedRequest } from './answers.ts'
export type { ShopServer, ShopServerOptions } from './shop-server.ts'
export { createShopServer } from './shop-server.ts'
