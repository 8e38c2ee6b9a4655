import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const here = import.meta.dirname
const plugin = join(here, '../../../../dist/plugin/tillkit')

/** What a WordPress for a test is like. */
export interface SiteOptions {
  /** Whether it is a network of sites, with a second one at `/second/`. Default false. */
  readonly network?: boolean
}

/** A WordPress that runs. */
export interface Site {
  /** Without a slash at its end. */
  readonly address: string
  /** Its folder with plugins and themes. */
  readonly content: string
  /** Runs PHP in it, with `return` at the end, and gives back what comes of it. */
  readonly run: <Result>(code: string) => Promise<Result>
  /** What PHP has complained of since it was asked last, a line each. */
  readonly complaints: () => string[]
  readonly stop: () => Promise<void>
}

/** Where `npm test` has put the WordPress that all tests share. */
function place(name: 'TILLKIT_PHP' | 'TILLKIT_WP_CORE' | 'TILLKIT_WP_SQLITE'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with "npm test -- --only plugin".`)
  return value
}

/** Starts a fresh WordPress with our plugin in its folder, not yet active, and the stand-ins for the shop's plugins. */
export async function startSite({ network = false }: SiteOptions = {}): Promise<Site> {
  const [content, compiled] = [mkdtempSync(join(tmpdir(), 'tillkit-wordpress-')), mkdtempSync(join(tmpdir(), 'tillkit-compiled-'))]
  layOut(content)
  const host = `127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    TILLKIT_WP_CONTENT: content,
    TILLKIT_WP_CONFIG: join(here, 'site/config.php'),
    TILLKIT_WP_HOST: host,
    TILLKIT_WP_NETWORK: network ? 'to come' : '',
    PHP_CLI_SERVER_WORKERS: '4',
  }
  const errors = join(content, 'debug.log')
  const flags = ['-d', 'log_errors=1', '-d', `error_log=${errors}`, '-d', 'error_reporting=-1', '-d', 'display_errors=0', '-d', 'memory_limit=256M', '-d', 'opcache.validate_timestamps=1', '-d', 'opcache.revalidate_freq=0', ...compiledIn(compiled)]
  const run = <Result>(code: string) => runPhp<Result>([...flags, join(here, 'site/run.php')], env, code)
  await run(INSTALL)
  if (network) {
    await run(NETWORK.replaceAll('HOST', host))
    env.TILLKIT_WP_NETWORK = 'running'
    await run(SECOND.replaceAll('HOST', host))
  }
  await run(SHOP)
  const server = spawn(place('TILLKIT_PHP'), [...flags, '-S', host, join(here, 'site/router.php')], { env, stdio: 'ignore', detached: true })
  process.once('exit', () => endAll(server))
  const address = `http://${host}`
  await untilAnswers(address, server)
  return {
    address,
    content,
    run,
    complaints: () => {
      if (!existsSync(errors)) return []
      const lines = readFileSync(errors, 'utf8').split('\n').filter(Boolean)
      truncateSync(errors)
      // The database in a file has a few of its own, and so has WordPress where PHP is newer than what it is written for.
      return lines.filter((line) => !line.includes(place('TILLKIT_WP_SQLITE')) && !/PHP Deprecated: {2}Optional parameter .*\/wp-includes\//.test(line))
    },
    stop: () => stop(server, [content, compiled]),
  }
}

/** The folder with what a shop has added to WordPress. */
function layOut(content: string): void {
  for (const folder of ['plugins', 'mu-plugins', 'languages']) mkdirSync(join(content, folder))
  cpSync(plugin, join(content, 'plugins/tillkit'), { recursive: true })
  cpSync(join(here, '../stand-ins/plugins'), join(content, 'plugins'), { recursive: true })
  cpSync(join(here, '../stand-ins/theme'), join(content, 'themes/plain'), { recursive: true })
  cpSync(join(here, 'site/db.php'), join(content, 'db.php'))
  cpSync(join(here, 'site/offline.php'), join(content, 'mu-plugins/offline.php'))
}

const INSTALL = `// install
$done = wp_install( 'Shop', 'admin', 'admin@example.com', true, '', 'admin' );
return $done['user_id'];`

const NETWORK = `require_once ABSPATH . 'wp-admin/includes/network.php';
global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) { $wpdb->$name = $table; }
install_network();
return populate_network( 1, 'HOST', 'admin@example.com', 'Network', '/', false );`

// WordPress takes the colon out of a new site's address, though not out of the first one's.
const SECOND = `global $wpdb;
$site = wp_insert_site( array( 'domain' => 'HOST', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) );
if ( is_wp_error( $site ) ) { throw new Exception( $site->get_error_message() ); }
$wpdb->update( $wpdb->blogs, array( 'domain' => 'HOST' ), array( 'blog_id' => $site ) );
foreach ( array( 'siteurl', 'home' ) as $name ) { update_blog_option( $site, $name, 'http://HOST/second' ); }
return $site;`

const SHOP = `switch_theme( 'plain' );
update_option( 'permalink_structure', '/%postname%/' );
wp_create_user( 'clerk', 'clerk', 'clerk@example.com' );
get_user_by( 'login', 'clerk' )->set_role( 'editor' );
flush_rewrite_rules( false );
return true;`

/**
 * What keeps WordPress from being compiled anew by each PHP that is started: most of what asking it something costs. A PHP without
 * its cache for that passes over these settings.
 */
function compiledIn(folder: string): readonly string[] {
  const settings = { enable_cli: 1, file_cache: folder, file_cache_consistency_checks: 0 }
  return Object.entries(settings).flatMap(([name, value]) => ['-d', `opcache.${name}=${value}`])
}

async function runPhp<Result>(args: readonly string[], env: NodeJS.ProcessEnv, code: string): Promise<Result> {
  const child = spawn(place('TILLKIT_PHP'), args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  const outputs = ['', '']
  child.stdout.on('data', (chunk) => (outputs[0] += String(chunk)))
  child.stderr.on('data', (chunk) => (outputs[1] += String(chunk)))
  child.stdin.end(code)
  const status = await new Promise((resolve) => child.on('close', resolve))
  const [output = '', errors = ''] = outputs
  try {
    if (status === 0) return JSON.parse(output) as Result
  } catch {
    // It is told below.
  }
  throw new Error(`PHP ended with ${String(status)}: ${output.slice(-2000)}${errors.slice(-2000)}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilAnswers(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PHP's server has ended with ${server.exitCode}.`)
    try {
      await fetch(`${address}/wp-includes/css/buttons.min.css`)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

async function stop(server: ChildProcess, folders: readonly string[]): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  endAll(server)
  await ended
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Ends the server with its workers, which outlive it when it alone is told: they are a group of their own. */
function endAll(server: ChildProcess): void {
  try {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM')
  } catch {
    // Ended already, or a system without groups, where there are no workers either.
    server.kill()
  }
}
