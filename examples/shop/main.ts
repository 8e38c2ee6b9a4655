import { listen, readPort } from './listen.ts'
import { pagesToOpen } from './pages-to-open.ts'
import { createThirdParty } from './consent/third-party.ts'
import { createProvider } from './marketing/provider.ts'
import { createShop } from './server.ts'

/** Starts the demo shop and says where to look. */
async function main(): Promise<void> {
  const port = readPort(process.argv.slice(2))
  const provider = createProvider()
  // A third party is another origin: any free port. It lasts as long as the shop, and keeps nothing running without that.
  provider.server.unref()
  const thirdParty = createThirdParty()
  thirdParty.server.unref()
  const { address: providerAddress } = await listen(provider.server, 0)
  const { address: thirdAddress } = await listen(thirdParty.server, 0)
  const shop = createShop({ provider: { address: providerAddress, log: provider.log }, thirdParty: { address: thirdAddress, log: thirdParty.log } })
  const { address } = await listen(shop, port)
  console.info(pagesToOpen(address))
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
})
