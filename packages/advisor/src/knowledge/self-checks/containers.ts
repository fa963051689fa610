import type { SelfChecks } from '#knowledge/types.ts'

export const containersSelfChecks: SelfChecks = {
  'docker-compose': [
    {
      ask: 'Why is depends_on alone not enough to make an application wait for its database, and what is?',
      answer:
        'It only waits for the container to start. A health check on the database with the condition service_healthy waits until it answers.',
    },
    {
      ask: 'What does docker compose down leave behind, and what does it remove with -v?',
      answer:
        'It removes containers and networks but leaves named volumes and images; with -v it removes the named volumes too, so the data.',
    },
    {
      ask: 'How do you change a port for development without editing the shared compose file?',
      answer:
        'With an override file, compose.override.yaml, which is merged by default, or by a variable with a default read from .env.',
    },
  ],
  'container-registries': [
    {
      ask: 'Why should a deployment name a digest rather than the tag latest?',
      answer:
        'A tag can be moved to another image, so two nodes may run different code. A digest is computed from the content and always means the same image.',
    },
    {
      ask: 'An image passed the scan last month and has a serious flaw today without being changed: how, and what follows?',
      answer:
        'The flaw was published since. So scan stored and running images regularly, and rebuild from updated base images.',
    },
    {
      ask: 'What does a signature on an image prove, and what does it not?',
      answer:
        'That whoever holds the key or identity signed exactly this digest. It does not prove that the content is free of flaws.',
    },
  ],
  kubernetes: [
    {
      ask: 'What happens when a readiness probe fails, and what when a liveness probe fails?',
      answer:
        'Failed readiness takes the pod out of its services’ endpoints; failed liveness restarts the container. A liveness probe on a dependency thus causes restart storms.',
    },
    {
      ask: 'A pod stays Pending: which causes come first and where do you read them?',
      answer:
        'kubectl describe shows the scheduler’s events: no node has the requested processor or memory, taints or affinity exclude nodes, or a volume claim is not bound.',
    },
    {
      ask: 'What is the difference in effect between a memory limit and a CPU limit that a container reaches?',
      answer:
        'Over its memory limit the container is killed (OOMKilled); at its CPU limit it is only throttled and becomes slow.',
    },
  ],
  helm: [
    {
      ask: 'What does helm rollback bring back, and what does it not?',
      answer:
        'The objects of an earlier release revision. Data and changed database schemas stay as they are, and custom resource definitions from the crds folder are not touched.',
    },
    {
      ask: 'How do you see what a changed value would do before you upgrade?',
      answer:
        'Render with helm template, or helm upgrade --dry-run, and compare with the running release, for instance with the diff plug-in.',
    },
    {
      ask: 'A config map changed but the pods keep the old settings after the upgrade: what is the usual remedy in a chart?',
      answer:
        'Put a checksum of the config map into an annotation of the pod template, so that the deployment rolls when the content changes.',
    },
  ],
  'service-mesh': [
    {
      ask: 'What does mutual TLS add to ordinary TLS between services?',
      answer:
        'The caller shows a certificate too, so the callee knows which workload calls and can allow or refuse it by identity rather than by address.',
    },
    {
      ask: 'Service A retries three times, calls B, which retries C three times: what happens when C is slow?',
      answer:
        'Attempts multiply, up to sixteen calls of C for one request with three retries at both levels. Retry at one level only and with a budget.',
    },
    {
      ask: 'What does ambient mode, or a mesh without sidecars, change for operations?',
      answer:
        'Proxies run per node, and optionally per namespace, instead of in every pod: less memory and no restart to join, but a node’s proxy is shared by its pods.',
    },
  ],
  'container-services': [
    {
      ask: 'How does a container on ECS or EKS read a bucket without a stored key?',
      answer:
        'It gets a role: a task role on ECS, or pod identity or a service-account role on EKS. The SDK fetches short-lived credentials by itself.',
    },
    {
      ask: 'What is left for you to do on a managed Kubernetes service?',
      answer:
        'Version upgrades to start and test, nodes unless they are automatic, add-ons, network and access rules, workloads, backups and cost.',
    },
    {
      ask: 'When is a service such as Cloud Run or Fargate a better choice than a cluster?',
      answer:
        'With few services, uneven load or no team to run Kubernetes: no nodes to patch, and Cloud Run can scale to zero. A cluster pays with many services or special needs.',
    },
  ],
  gitops: [
    {
      ask: 'Why does a GitOps controller pull from the repository rather than the pipeline push into the cluster?',
      answer:
        'The pipeline then needs no credentials of the cluster, and the controller keeps comparing, so it also undoes changes made by hand.',
    },
    {
      ask: 'How can a secret be part of a Git repository without being readable there?',
      answer:
        'Encrypted with SOPS or Sealed Secrets and decrypted only in the cluster, or as a mere reference that an operator fetches from a secret store.',
    },
    {
      ask: 'A release is bad: how do you roll back in GitOps, and why not with kubectl?',
      answer:
        'Revert the commit and let the controller apply it. A change by kubectl would be undone at the next comparison, and Git would no longer tell the truth.',
    },
  ],
  'platform-engineering': [
    {
      ask: 'How do you know whether an internal platform helps, other than by counting its features?',
      answer:
        'By adoption without compulsion, time from idea to running service, number of tickets and waits, and asking developers regularly.',
    },
    {
      ask: 'What is a golden path, and why should it not be the only path?',
      answer:
        'A supported, documented way with sensible defaults. Teams with special needs must be able to leave it and carry the upkeep themselves, or the platform blocks them.',
    },
    {
      ask: 'Why start a platform from one team’s worst wait rather than with a portal?',
      answer:
        'A portal over slow manual steps speeds nothing up. Removing a real wait gives proof, users and knowledge of what the next step must be.',
    },
  ],
}
