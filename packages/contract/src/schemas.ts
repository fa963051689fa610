import { ExchangeReply } from '#accounts/providers/schema.ts'
import { Message, OpenSession, Session, SignIn, SignInMethods, SignUp } from '#accounts/schema.ts'
import {
  ActivityEvent,
  AdvisorFigures,
  Analytics,
  CourseFigures,
  CourseSuggestion,
  DemandedSkill,
  InstitutionFigures,
} from '#analytics/schema.ts'
import {
  Application,
  ApplicationMessage,
  Conversation,
  InstitutionText,
  Intake,
  OfferSettings,
  ReceivedApplication,
} from '#applications/schema.ts'
import { CareerDiagram, DiagramNode } from '#career-diagrams/schema.ts'
import { KnownCareerId } from '#careers/schema.ts'
import { ChatChange, ChatMessage, ChatReply, ChatSentence, ChatSource } from '#chat/schema.ts'
import { ContactMessage, NewContactMessage } from '#contact/schema.ts'
import { CourseRequest, QueuedCourseRequest } from '#course-requests/schema.ts'
import { CourseImportPreview, RecentImport } from '#courses/imports/schema.ts'
import { AdminCourse, BulkOutcome, Course, CourseChanges, NewCourse } from '#courses/schema.ts'
import { Credential, PublicKey } from '#credentials/schema.ts'
import { ErrorBody, Issue, ProblemBody } from '#errors.ts'
import { Feedback, FeedbackTarget, ReceivedFeedback } from '#feedback/schema.ts'
import { HelpTopic } from '#help/schema.ts'
import type { Schema } from '#http.ts'
import {
  Institution,
  InstitutionDetails,
  InstitutionRequest,
  Invitation,
  Member,
  OpenedInvitation,
  PendingInstitutionRequest,
} from '#institutions/schema.ts'
import { ExampleRoadmap, InterestCheck, InterestResult } from '#interests/schema.ts'
import { FailedJob } from '#jobs/schema.ts'
import { CareerFacts, CareerKnowledge, SkillKnowledge, Source } from '#knowledge/schema.ts'
import { Material } from '#materials/schema.ts'
import { MentoringRequest, QueuedMentoringRequest } from '#mentoring/schema.ts'
import { InboxState } from '#notifications/schema.ts'
import { Billing } from '#payment/schema.ts'
import { Preferences } from '#preferences/schema.ts'
import { Budget, CareerPreference, EducationLevel, InterestAnswers, InterestArea, Profile } from '#profiles/schema.ts'
import { StepProgress } from '#progress/schema.ts'
import { DecisionResult, Signal } from '#queue/schema.ts'
import { Advice, RankedCareer, Reason, Recommendation, Rejection } from '#recommendations/schema.ts'
import { Rhythm } from '#rhythm/schema.ts'
import {
  KnownSkill,
  LinkReason,
  NumberChange,
  Roadmap,
  RoadmapPreview,
  RoadmapVariant,
  RoadmapVersion,
  Step,
  StepDetail,
  StepSummary,
  VariantChoice,
  VariantPreview,
} from '#roadmaps/schema.ts'
import { Services } from '#services/schema.ts'
import { PlatformSettings } from '#settings/schema.ts'
import { Share, SharedRoadmap } from '#sharing/schema.ts'
import { SkillName } from '#skills/schema.ts'
import { StudySession } from '#study-sessions/schema.ts'
import { ListedUser, User } from '#users/schema.ts'
import { WorkSample } from '#work-samples/schema.ts'

/** Schemas of bodies that the OpenAPI document names. */
export const bodySchemas = {
  Budget,
  CareerChoice: KnownCareerId,
  CareerPreference,
  CourseChanges,
  EducationLevel,
  InterestAnswers,
  InterestArea,
  NewContactMessage,
  NewCourse,
  SignIn,
  SignUp,
} as const satisfies Record<string, Schema>

/** Schemas of replies that the OpenAPI document names: whatever occurs in several places. */
export const replySchemas = {
  ActivityEvent,
  AdminCourse,
  Advice,
  AdvisorFigures,
  Analytics,
  Application,
  ApplicationMessage,
  Billing,
  Budget,
  CareerDiagram,
  CareerId: KnownCareerId,
  CareerFacts,
  CareerKnowledge,
  ChatChange,
  ChatMessage,
  ChatReply,
  ChatSentence,
  ChatSource,
  ContactMessage,
  Conversation,
  Course,
  CourseFigures,
  BulkOutcome,
  CourseImportPreview,
  RecentImport,
  CourseRequest,
  CourseSuggestion,
  DemandedSkill,
  DiagramNode,
  EducationLevel,
  ErrorBody,
  ExchangeReply,
  FailedJob,
  Feedback,
  FeedbackTarget,
  HelpTopic,
  InboxState,
  ExampleRoadmap,
  InterestArea,
  InterestCheck,
  InterestResult,
  DecisionResult,
  Institution,
  InstitutionDetails,
  InstitutionFigures,
  InstitutionRequest,
  InstitutionText,
  Intake,
  Invitation,
  Issue,
  KnownSkill,
  LinkReason,
  Material,
  ListedUser,
  Member,
  MentoringRequest,
  NumberChange,
  Message,
  OfferSettings,
  OpenSession,
  OpenedInvitation,
  PendingInstitutionRequest,
  PlatformSettings,
  Preferences,
  ProblemBody,
  Profile,
  QueuedCourseRequest,
  QueuedMentoringRequest,
  RankedCareer,
  Reason,
  Credential,
  PublicKey,
  ReceivedApplication,
  ReceivedFeedback,
  Recommendation,
  Rejection,
  Rhythm,
  Roadmap,
  RoadmapPreview,
  VariantPreview,
  RoadmapVariant,
  VariantChoice,
  RoadmapVersion,
  Services,
  Session,
  Share,
  SharedRoadmap,
  SignInMethods,
  Signal,
  SkillKnowledge,
  StudySession,
  SkillName,
  Source,
  Step,
  StepDetail,
  StepProgress,
  StepSummary,
  User,
  WorkSample,
} as const satisfies Record<string, Schema>
