// A few connections that are opened when they are first needed, each used by one thread at a time.
//
//   const auto lease = pool.take();  // waits for a free one
//   lease->query(…);                 // goes back at the end of the scope
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace zig::server {

template <class Connection>
class Pool {
 public:
  using Made = std::unique_ptr<Connection>;

  class Lease {
   public:
    Lease(Pool& pool, Made connection, int age)
        : pool_(pool), connection_(std::move(connection)), age_(age) {}
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    ~Lease() { pool_.give_back(std::move(connection_), age_); }
    Connection& operator*() const { return *connection_; }
    Connection* operator->() const { return connection_.get(); }

   private:
    Pool& pool_;
    Made connection_;
    int age_;
  };

  Pool(int size, std::function<Made()> make) : size_(size), make_(std::move(make)) {}

  Lease take() {
    Made connection;
    int age = 0;
    {
      std::unique_lock lock(mutex_);
      free_.wait(lock, [&] { return leased_ < size_; });
      ++leased_;
      age = age_;
      if (!idle_.empty()) {
        connection = std::move(idle_.back());
        idle_.pop_back();
      }
    }
    if (!connection) {
      try {
        connection = make_();
      } catch (...) {
        give_back(nullptr, age);
        throw;
      }
    }
    return Lease(*this, std::move(connection), age);
  }

  // Closes all of them, those in use when they come back: the server at the other end has gone.
  void renew() {
    std::vector<Made> old;
    const std::lock_guard lock(mutex_);
    ++age_;
    old.swap(idle_);
  }

 private:
  void give_back(Made connection, int age) {
    {
      const std::lock_guard lock(mutex_);
      --leased_;
      if (connection && age == age_) idle_.push_back(std::move(connection));
    }
    free_.notify_one();
  }

  const int size_;
  const std::function<Made()> make_;
  std::mutex mutex_;
  std::condition_variable free_;
  std::vector<Made> idle_;
  int leased_ = 0;
  int age_ = 0;
};

}  // namespace zig::server
