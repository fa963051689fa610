import pg from 'pg'

export function addressOfDatabase(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

export async function runOnServer(server: string, statement: string): Promise<void> {
  await queryServer(server, statement)
}

export async function queryServer(server: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, string>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
