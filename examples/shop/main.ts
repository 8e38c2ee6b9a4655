import { listen, readPort } from './listen.ts'
import { pagesToOpen } from './pages-to-open.ts'
import { createShop } from './server.ts'

/** Starts the demo shop and says where to look. */
async function main(): Promise<void> {
  const { address } = await listen(createShop(), readPort(process.argv.slice(2)))
  console.info(pagesToOpen(address))
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
})
