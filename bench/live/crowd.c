/* So many browsers that look on, as cheap as they can be: each is a connection whose blocks ("\n\n") are counted. On a line of its input it waits until
 * every one of them has got another block, and says when the last one had. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct client {
  int fd;
  int blocks;
  int isEnd;
};

static struct client *clients;
static int events, count;

static long long now_ns(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return at.tv_sec * 1000000000LL + at.tv_nsec;
}

static void take(struct client *one) {
  char bytes[65536];
  ssize_t length = recv(one->fd, bytes, sizeof bytes, MSG_DONTWAIT);
  if (length == 0) {
    fprintf(stderr, "a client was cut off\n");
    exit(1);
  }
  for (ssize_t i = 0; i < length; i += 1) {
    if (bytes[i] == '\n' && one->isEnd) one->blocks += 1;
    one->isEnd = bytes[i] == '\n' && !one->isEnd;
  }
}

/* Until every client has had so many blocks. */
static void wait_for(int blocks) {
  struct epoll_event ready[512];
  int missing = 0;
  for (int i = 0; i < count; i += 1) missing += clients[i].blocks < blocks;
  while (missing > 0) {
    int n = epoll_wait(events, ready, 512, -1);
    for (int i = 0; i < n; i += 1) {
      struct client *one = ready[i].data.ptr;
      int before = one->blocks < blocks;
      take(one);
      missing -= before && one->blocks >= blocks;
    }
  }
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  int port = atoi(argv[1]), each = atoi(argv[3]), first = atoi(argv[4]);
  char request[1024], line[64];
  int wanted = atoi(argv[2]);
  clients = calloc((size_t)wanted, sizeof *clients);
  events = epoll_create1(0);
  int length = snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", argc > 5 ? argv[5] : "/");
  for (int i = 0; i < wanted; i += 1) {
    struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1 + i / each)};
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct epoll_event how = {.events = EPOLLIN, .data.ptr = &clients[i]};
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(fd, (struct sockaddr *)&from, sizeof from) || connect(fd, (struct sockaddr *)&to, sizeof to) ||
        write(fd, request, (size_t)length) != length) {
      perror("a client could not connect");
      return 1;
    }
    clients[i].fd = fd;
    epoll_ctl(events, EPOLL_CTL_ADD, fd, &how);
    count = i + 1;
    /* Not more at once than a server lets wait. */
    if (i % 50 == 49) wait_for(first);
  }
  wait_for(first);
  printf("ready\n");
  fflush(stdout);
  while (fgets(line, sizeof line, stdin)) {
    for (int i = 0; i < count; i += 1) clients[i].blocks = 0;
    printf("go\n");
    fflush(stdout);
    wait_for(1);
    printf("last %lld\n", now_ns());
    fflush(stdout);
  }
  return 0;
}
