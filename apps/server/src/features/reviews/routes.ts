import { answerReview as answerReviewRoute, listReviews as listReviewsRoute } from '@milepost/contract/reviews/routes'
import { answerReview, listReviews } from '#features/reviews/reviews.ts'
import { type RouteRegistrar, registerRoute } from '#http/register-route.ts'

export function registerReviewRoutes(registrar: RouteRegistrar): void {
  registerRoute(registrar, listReviewsRoute, (ctx) => listReviews(ctx))
  registerRoute(registrar, answerReviewRoute, (ctx, { body: { question, knew } }) => answerReview(ctx, question, knew))
}
