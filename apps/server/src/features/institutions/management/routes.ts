import {
  addInstitution as addInstitutionRoute,
  deleteInstitution as deleteInstitutionRoute,
  listCandidates,
  readInstitutionDetails,
  saveInstitutionDetails,
  updateInstitution as updateInstitutionRoute,
} from '@milepost/contract/institutions/routes'
import { addInstitution } from '#features/institutions/management/add-institution.ts'
import { deleteInstitution } from '#features/institutions/management/delete-institution.ts'
import { readDetails, saveDetails } from '#features/institutions/management/details.ts'
import { candidateFilter, countCandidates, findCandidates } from '#features/institutions/management/repository.ts'
import { updateInstitution } from '#features/institutions/management/update-institution.ts'
import { openTotals } from '#http/list-pages.ts'
import { sendTotal, sliceOf } from '#http/paging.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerInstitutionManagementRoutes(registrar: RouteRegistrar): void {
  const totalOf = openTotals()
  registerRoute(registrar, addInstitutionRoute, (ctx, { body }) => addInstitution(ctx, body))
  registerRoute(registrar, readInstitutionDetails, (ctx, { params }) => readDetails(ctx, params.id))
  registerRoute(registrar, saveInstitutionDetails, (ctx, { params, body }) => saveDetails(ctx, params.id, body))
  registerRoute(registrar, updateInstitutionRoute, (ctx, { params, body }) => updateInstitution(ctx, params.id, body))
  registerRoute(registrar, deleteInstitutionRoute, (ctx, { params, reply }) => deleteInstitution(ctx, params.id, reply))
  registerRoute(registrar, listCandidates, async (ctx, { query, reply }) => {
    const { search } = query
    const total = await totalOf({ search }, () => countCandidates(ctx.db, candidateFilter(search)))
    sendTotal(reply, total, query)
    return findCandidates(ctx.db, search, total, sliceOf(query))
  })
}
